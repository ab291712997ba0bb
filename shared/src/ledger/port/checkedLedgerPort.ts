import { pageFormat } from '@back-office/shared/format';
import { reportError } from '../../loading/errorEvent';
import { finishInSlices } from '../../loading/steps';
import { eachQuestion, questionNames, type LedgerPort } from './ledgerPort';
import { LedgerSourceError, otherCurrency, outdatedLedger } from './ledgerSourceError';

/**
 * The same port, but every failure is a `LedgerSourceError`, also an answer that is not what the port promises, whose
 * message names the field. For every source outside the product. The schemas are loaded with the first question. Each
 * failure is logged once, and told to the page's monitoring.
 */
export function checkedLedgerPort(port: LedgerPort): LedgerPort {
  const reported = new Set<string>();
  const missing = questionNames.filter((name) => typeof port[name] !== 'function');

  let currency: Promise<string | undefined> | undefined;
  /** `undefined` if the shop does not say it: that is told where the shop is described. */
  const currencyOnce = () =>
    (currency ??= Promise.resolve()
      .then(() => port.describe())
      .then((facts) => facts.currency.code)
      .catch(() => (currency = undefined)));

  return eachQuestion(port, (ask, name) => async (question, options) => {
    try {
      if (missing.length > 0) throw outdatedLedger(missing);
      const [{ readAnswerInSteps }, answer, code] = await Promise.all([
        import('./answerSchemas'),
        ask(question, options),
        name === 'describe' ? undefined : currencyOnce(),
      ]);
      const read = await finishInSlices(readAnswerInSteps(name, question, answer), { signal: options?.signal });
      const { currency: ofPage } = pageFormat();
      if (code !== undefined && code !== ofPage) throw otherCurrency(code, ofPage);
      return read;
    } catch (error) {
      // Nobody waits for this answer any more.
      if (options?.signal?.aborted) throw error;
      const failure = error instanceof LedgerSourceError ? error : new LedgerSourceError(error);
      const { message } = failure;
      // A screen asks several questions at once, and asks again.
      if (!reported.has(message)) {
        reported.add(message);
        console.error('The ledger source failed:', error);
        reportError({ code: 'LEDGER-001', area: 'ledger', part: 'ledger', cause: message, error, ledger: port });
      }
      throw failure;
    }
  });
}
