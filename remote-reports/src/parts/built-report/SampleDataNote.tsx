import styled from 'styled-components';
import type { RowSource } from '../../domain/builtReport/builtReport';
import { fieldOf, type FieldId } from '../../domain/reports/fields';
import { color, text, weight } from '@back-office/shared/theme';

/** Above figures that are not those of the ledger: says so, and why. */
export function SampleDataNote({ source }: { readonly source: RowSource }) {
  if (source.kind === 'ledger') return null;
  const { notInLedger, nowhere } = source;
  return (
    <Note role="status">
      <strong>Sample data</strong>
      {` Your sales data has no ${listOf(notInLedger)}, so this report shows 50 sample rows.`}
      {nowhere.length > 0 && ` The sample rows have no ${listOf(nowhere)} either.`}
    </Note>
  );
}

function listOf(ids: readonly FieldId[]): string {
  const names = ids.map((id) => `“${fieldOf(id).name}”`);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}

const Note = styled.p`
  ${text.sm}
  color: ${color.textSecondary};

  strong {
    font-weight: ${weight.strong};
    color: ${color.notice};
  }
`;
