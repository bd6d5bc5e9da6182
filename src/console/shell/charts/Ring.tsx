import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts';
import { styled } from '@mui/material/styles';

export type Share = { readonly name: string; readonly value: number; readonly text: string; readonly colour: string };

const Box = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24, '& ul': { listStyle: 'none', margin: 0, padding: 0 }, '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 }, '& i': { width: 10, height: 10, borderRadius: 2 }, '& b': { fontWeight: 600 }, '& small': { fontSize: 12, color: 'var(--text-2)' } });

/** Three shares at most: more cannot be told apart by eye. The rest is one of them. */
export const MOST_SHARES = 3;

/** Shares of a whole, with their figures beside them. */
export const Ring = ({ shares, sentence, percent, onOpen }: { readonly shares: readonly Share[]; readonly sentence: string; readonly percent: (share: number) => string; readonly onOpen?: (name: string) => void }) => {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <Box>
      <div role="img" aria-label={sentence} style={{ width: 168, height: 168 }}>
        <ResponsiveContainer width="100%" height="100%">
          <PieChart>
            <Pie data={[...shares]} dataKey="value" nameKey="name" innerRadius={52} outerRadius={80} startAngle={90} endAngle={-270} stroke="var(--surface)" strokeWidth={2} isAnimationActive={false}>
              {shares.map(({ name, colour }) => (
                <Cell key={name} fill={colour} cursor={onOpen ? 'pointer' : 'default'} onClick={() => onOpen?.(name)} />
              ))}
            </Pie>
          </PieChart>
        </ResponsiveContainer>
      </div>
      <ul>
        {shares.map(({ name, value, text, colour }) => (
          <li key={name}>
            <i style={{ background: colour }} />
            {name} <b>{text}</b> <small>{whole > 0 ? percent(value / whole) : ''}</small>
          </li>
        ))}
      </ul>
    </Box>
  );
};
