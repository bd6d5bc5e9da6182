/** One tab of the top bar, as both of its forms draw it. */
export type Tab = { readonly label: string; readonly count: number; readonly isCurrent: boolean; readonly isDisabled: boolean; readonly reason: string };

export type TabsProps = { readonly name: string; readonly tabs: readonly Tab[]; readonly onChoose: (label: string) => void };
