import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useKnownOrganisation } from '../../providers/authOrganisation.ts';
import { imageAddress } from '../generalSettings.ts';
import { OrganisationMark } from './OrganisationMark.tsx';
import type { MarkProps } from './OrganisationMark.tsx';

const Logo = styled('img')({ width: 24, height: 24, borderRadius: 6, objectFit: 'contain', background: 'var(--surface)', flex: 'none', '&[data-large]': { width: 32, height: 32 } });

/** The organisation's own logo, else its first letter in its accent colour. */
export const OrganisationLogo = ({ name, large = false }: MarkProps) => {
  const organisation = useKnownOrganisation();
  const [isBroken, setBroken] = useState(false);
  if (!organisation?.code || !organisation.logo || isBroken) return <OrganisationMark name={name} large={large} />;
  return <Logo src={imageAddress(organisation.code, organisation.logo)} alt="" data-large={large ? '' : undefined} onError={() => setBroken(true)} />;
};
