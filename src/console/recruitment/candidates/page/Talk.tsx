import { CommentsTab, FilesTab } from '../../../resource/panel/talkParts.ts';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

const of = ({ target, record }: TabProps) => ({ type: target.resource.type, id: record.id });

/** What was said on a candidate by those who work with them. */
export const Notes = (props: TabProps) => <CommentsTab record={of(props)} />;

export const Files = (props: TabProps) => <FilesTab record={of(props)} />;
