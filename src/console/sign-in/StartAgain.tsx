import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Back to e-mail and password, for who took too long or is somebody else. */
export const StartAgain = ({ onAgain }: { readonly onAgain: () => void }) => {
  const translate = useTranslate();
  return (
    <Button variant="text" onClick={onAgain} sx={{ marginTop: '16px', alignSelf: 'center' }}>
      {translate('signIn.backToSignIn')}
    </Button>
  );
};
