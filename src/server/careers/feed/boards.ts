import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../db/org.ts';
import { keyFor } from '../../secrets/key-for.ts';
import type { KeySettings } from '../../secrets/root-key.ts';

export type Board = 'INDEED' | 'JOBSTREET' | 'ANY';
export type BoardSetting = { readonly board: Board; readonly id: string | null; readonly isOn: boolean; readonly advertiserId: string | null; readonly needsKey: boolean; readonly keyNumber: number };

/** The file of each board below /v3/careers/feed/. */
export const FILES: Readonly<Record<Board, string>> = { INDEED: 'indeed.xml', JOBSTREET: 'jobstreet.xml', ANY: 'jobs.json' };
export const boards = Object.keys(FILES) as readonly Board[];

/** What the organisation says of each board; nothing said: its feed is open. */
export const boardSettings = async (tx: Transaction): Promise<readonly BoardSetting[]> => {
  const rows = await tx.query<BoardSetting>(`select board, id::text as id, status = 'ACTIVE' as "isOn", advertiser_id as "advertiserId", needs_key as "needsKey", key_number as "keyNumber" from job_board_integration where org_code = $1`, [tx.orgCode]);
  return boards.map((board) => rows.find((row) => row.board === board) ?? { board, id: null, isOn: true, advertiserId: null, needsKey: false, keyNumber: 1 });
};

/** What stands in the address of a board: reckoned from the installation's secret, so that it is kept nowhere. */
export const keyOfBoard = (settings: KeySettings, orgCode: string, { board, keyNumber }: Pick<BoardSetting, 'board' | 'keyNumber'>): string =>
  createHmac('sha256', keyFor(settings, 'feed addresses')).update(`${orgCode} ${board} ${keyNumber}`).digest('base64url').slice(0, 32);

export const isKey = (given: string | null, key: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
};
