import { useMemo } from 'react';
import { useServices } from '@back-office/shared/contract';
import { notInFiles } from '@back-office/shared/format';
import { useLedgerAnswer, useLedgerFacts, type FacetsAnswer } from '@back-office/shared/ledger';

/** More are typed. */
const most = 100;
const none: FacetsAnswer = { values: [], total: 0 };

/** What the sales of the merchant's shop name as their locations or the categories of their items, the most frequent first. */
export function useSoldNames(field: 'location' | 'category'): readonly string[] {
  const { shop } = useServices();
  const range = useLedgerFacts()?.days;
  const isAsked = shop !== undefined && range !== undefined;
  const answer = useLedgerAnswer(
    (port, signal) => (isAsked ? port.facets({ scope: { range, filters: [] }, field, limit: most }, { signal }) : none),
    [isAsked, range, field],
  );
  const { values } = answer.state === 'ready' ? answer.data : none;
  return useMemo(() => values.map(({ value }) => value).filter((name) => !isNoName.has(name)), [values]);
}

/** What sales have where their files name nothing, and what an order charges beside its items. */
const isNoName: ReadonlySet<string> = new Set(['', notInFiles, 'No category', 'Shipping', 'Duties']);
