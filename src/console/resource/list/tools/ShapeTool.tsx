import { memo } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { ListShape } from '../../../../domain/lists/arrangement.ts';
import { shapeFor, shapesOf } from '../../../../domain/lists/shapes.ts';
import { ActionMenu } from '../../../shell/pieces/ActionMenu.tsx';
import { themeWidths } from '../../../shell/widths.ts';
import { useListPart } from '../ListModel.ts';
import { shapeIcons } from './shapeIcons.ts';
import { ToolButton } from './ToolButton.tsx';

const Parts = styled('div')({
  display: 'inline-flex',
  height: 28,
  flex: 'none',
  border: '1px solid var(--line)',
  borderRadius: 6,
  overflow: 'hidden',
  '& button': { display: 'flex', alignItems: 'center', gap: 6, padding: '0 7px', border: 0, background: 'none', color: 'var(--text-2)', font: 'inherit', cursor: 'pointer', '&:hover': { background: 'var(--hover)' } },
  '& button + button': { borderLeft: '1px solid var(--line)' },
  '& button[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', fontWeight: 500, padding: '0 9px', '[data-theme=dark] &': { background: 'var(--raised)' } },
  '& button:focus-visible': { outlineOffset: -2 },
});

/** In which shape the list is shown: each that its fields allow. With room a row of parts, else a menu. */
export const ShapeTool = memo(({ isWide }: { readonly isWide: boolean }) => {
  const { arrangement, change, fields, target } = useListPart(({ address, change: to, fields: all, target: of }) => ({ arrangement: address.arrangement, change: to, fields: all, target: of }));
  const translate = useTranslate();
  const hasWords = useMediaQuery(`(min-width: ${themeWidths.xl}px)`);
  const shapes = shapesOf(target.resource, fields);
  const current = shapeFor(arrangement, target.resource, fields);
  if (shapes.length === 1) return null;
  const nameOf = (shape: ListShape): string => translate(`grid.shape.${shape}`);
  const choose = (shape: ListShape): void => change({ arrangement: { ...arrangement, shape } });
  const label = translate('grid.tool.shape');
  // Rows have more tools beside them than the other shapes.
  if (isWide && (hasWords || current !== 'LIST'))
    return (
      <Parts role="group" aria-label={label}>
        {shapes.map((shape) => {
          const Icon = shapeIcons[shape];
          return (
            <button key={shape} type="button" aria-pressed={shape === current} title={nameOf(shape)} aria-label={nameOf(shape)} onClick={() => choose(shape)}>
              <Icon size={16} aria-hidden />
              {shape === current || hasWords ? nameOf(shape) : null}
            </button>
          );
        })}
      </Parts>
    );
  const actions = shapes.map((shape) => {
    const Icon = shapeIcons[shape];
    return { key: shape, label: nameOf(shape), icon: <Icon size={16} />, isChosen: shape === current, run: () => choose(shape) };
  });
  const Icon = shapeIcons[current];
  return <ActionMenu label={label} actions={actions} trigger={(props) => <ToolButton isWide={isWide} icon={<Icon size={16} />} label={isWide ? nameOf(current) : `${label}: ${nameOf(current)}`} {...props} />} />;
});
ShapeTool.displayName = 'ShapeTool';
