import { useIsSampleLedger, useLedgerFacts } from '@back-office/shared/ledger';
import type { Faq, Section } from '../domain/course';
import { quotesFees } from '../domain/figures';

/** Courses are told with the fees of the sample. In another shop, what quotes them says so, and what that shop pays. */
export function useFeeNote(): (content: Section | Faq) => string | undefined {
  const isSample = useIsSampleLedger();
  const { processing, invoice } = useLedgerFacts()?.feeRules ?? {};
  const own = [
    ...(processing ? [`${processing.text} per card payment`] : []),
    ...(invoice ? [`${invoice.text} per invoice payment`] : []),
  ];
  const ownText =
    own.length === 0 ? 'Your sales data does not say what a payment costs.' : `Your shop pays ${own.join(' and ')}.`;
  return (content) => (isSample || !quotesFees(content) ? undefined : `The fees here are an example. ${ownText}`);
}
