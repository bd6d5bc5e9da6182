import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router-dom';
import { CompactTabs } from './CompactTabs.tsx';
import { WideTabs } from './WideTabs.tsx';
import { widths } from '../../widths.ts';

export type TopTabsProps = {
  /** What the tabs are of, for screen readers. */
  readonly name: string;
  readonly labels: readonly string[];
  /** The first unless said. */
  readonly current?: string | undefined;
  /** By label; shown above 0 only. */
  readonly counts?: Readonly<Record<string, number>>;
  /** By label: where a tab leads. */
  readonly paths?: Readonly<Record<string, string>>;
  /** All tabs keep their place and do nothing. */
  readonly disabled?: boolean;
  /** By label: why this tab cannot be opened. */
  readonly disabledReasons?: Readonly<Record<string, string>>;
  readonly centred?: boolean;
  /** Told the label that was clicked. */
  readonly onTab?: (label: string) => void;
};

/** Whether the wide bar fits: above 960 px, and from 1280 where it is centred. */
export const useWideTabs = (centred = false): boolean => useMediaQuery(centred ? widths.centredTabs : widths.tabs, { noSsr: true });

/** The top tab bar: 58 high on wide windows, else a row of 48 that opens a sheet with all tabs. */
export const TopTabs = ({ name, labels, current = labels[0], counts = {}, paths = {}, disabled = false, disabledReasons = {}, centred = false, onTab }: TopTabsProps) => {
  const navigate = useNavigate();
  const isWide = useWideTabs(centred);
  const choose = (label: string): void => {
    onTab?.(label);
    const path = paths[label];
    if (path && label !== current) void navigate(path);
  };
  const tabs = labels.map((label) => ({
    label,
    count: counts[label] ?? 0,
    isCurrent: label === current,
    isDisabled: disabled || disabledReasons[label] !== undefined,
    reason: disabledReasons[label] ?? '',
  }));
  return isWide ? <WideTabs name={name} tabs={tabs} centred={centred} onChoose={choose} /> : <CompactTabs name={name} tabs={tabs} onChoose={choose} />;
};
