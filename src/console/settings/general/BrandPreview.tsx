import { useTranslate } from 'react-admin';
import { styled } from '@mui/material/styles';
import { readBrandColours } from '../../../domain/brand.ts';
import { BrandSample } from './BrandSample.tsx';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))', gap: 12 });
const Help = styled('p')({ margin: '0 0 12px', color: 'var(--text-2)' });

/** The five colours as they would look, in light and dark, before they are saved. A colour that is not finished shows its default. */
export const BrandPreview = ({ values }: FormAsideProps) => {
  const translate = useTranslate();
  const colours = readBrandColours({
    Primary_Color: values['primaryColor'],
    Secondary_Color: values['secondaryColor'],
    Hover_Color: values['hoverColor'],
    Table_Header_Color: values['tableHeaderColor'],
    Table_Header_Text_Color: values['tableHeaderTextColor'],
  });
  const name = typeof values['name'] === 'string' ? values['name'] : '';
  return (
    <>
      <h2>{translate('organisation.preview')}</h2>
      <Help>{translate('organisation.previewWhy')}</Help>
      <Pair>
        <BrandSample colours={colours} mode="light" name={name} />
        <BrandSample colours={colours} mode="dark" name={name} />
      </Pair>
    </>
  );
};
