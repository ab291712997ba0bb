import type { LedgerPort } from '@back-office/shared/contract';
import { momentOf } from '@back-office/shared/format';
import { askedLedger } from '../../../data/askedLedger';
import { readCatalog } from '../../../data/storedCatalog';
import type { ReplyRequest } from '../../../domain/services';
import { replyTo } from '../domain/replyTo';
import type { ReplySources } from './sampleReplyService';

/** The chunk of the reply engine, with all of the ledger. */
export async function answerFrom(
  { namespace, clock }: Pick<ReplySources, 'namespace' | 'clock'>,
  lent: LedgerPort | undefined,
  request: ReplyRequest,
  signal: AbortSignal,
) {
  const { port, params, isSample } = askedLedger(lent);
  const catalog = await readCatalog({ namespace, hasLibrary: isSample });
  return replyTo(request, { port, isSample, ledgerParams: params, catalog, now: momentOf(clock()), signal });
}
