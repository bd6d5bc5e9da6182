import type { Mode } from '../../../domain/brandGrounds.ts';

/** Ten pastels (p) with their ink (q) for avatars and tags, chosen by id mod 10. */
export const pastels: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: {
    p0: '#FFD6D5', q0: '#642629', p1: '#FBDAC3', q1: '#5F2E00', p2: '#EDE1BE', q2: '#4B3B00', p3: '#D8E8C6', q3: '#2F4505',
    p4: '#C5ECD9', q4: '#014932', p5: '#BDECEE', q5: '#034649', p6: '#C4E7FD', q6: '#004260', p7: '#D7E0FE', q7: '#2D386C',
    p8: '#EAD9FB', q8: '#4A2E61', p9: '#FAD5E9', q9: '#5C2749',
  },
  dark: {
    p0: '#532A2B', q0: '#FDC8C7', p1: '#4F2F17', q1: '#F7CEB2', p2: '#43370D', q2: '#E6D7AB', p3: '#2F3E1A', q3: '#CCE0B6',
    p4: '#13422F', q4: '#B4E5CD', p5: '#004144', q5: '#A9E4E7', p6: '#133C53', q6: '#B2DEFA', p7: '#2D3657', q7: '#CAD6FF',
    p8: '#412F50', q8: '#E2CEF7', p9: '#4E2B40', q9: '#F5C8E1',
  },
};
