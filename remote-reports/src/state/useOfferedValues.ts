import { useState } from 'react';
import { formatCount } from '@back-office/shared/format';
import { useLedgerAnswer, type DimensionId, type FacetsAnswer, type Scope } from '@back-office/shared/ledger';

/** A longer list is searched instead of read. */
const maxOffered = 200;

/** The values of a field that a menu offers, the most frequent first. If there are more, the ledger searches them. */
export function useOfferedValues(scope: Scope, field: DimensionId | undefined) {
  const [text, setText] = useState('');
  const answer = useLedgerAnswer(
    (port, signal) => (field ? port.facets({ scope, field, text, limit: maxOffered }, { signal }) : none),
    [scope, field, text],
  );
  const { values, total } = answer.state === 'ready' ? answer.data : none;
  const isPart = total > values.length;
  return {
    answer,
    values,
    /** For the menu, if there are more. */
    more: isPart
      ? `The ${formatCount(values.length)} most frequent of ${formatCount(total)}. Type to find the others.`
      : undefined,
    onSearch(typed: string) {
      if (isPart || text !== '') setText(typed);
    },
  };
}

const none: FacetsAnswer = { values: [], total: 0 };
