import type { Context } from '../context.ts';
import { pageAnswer } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

type Arguments = { readonly planId: string; readonly planEmployeeCount: number };

/** Document 0 §7: the page on which a first plan is bought. */
export const getNewSubscriptionHostedPageDetails = async ({ planId, planEmployeeCount }: Arguments, context: Context) =>
  pageAnswer(await providerOf(context.settings).newPage(await customerOf(context), planId, planEmployeeCount));
