import styled from 'styled-components';
import { textStyle } from '@back-office/shared/theme';
import type { MissingFields } from '../../domain/builtReport/builtDefinition';
import { fieldNames } from '../../domain/reports/fieldTexts';
import { notRecorded } from '../../domain/reports/fields';

/** Above a report that asks for more than the sales data has: what is missing, and what that means for the report. */
export function NotRecordedNote({ missing: { columns, groups, filters } }: { readonly missing: MissingFields }) {
  const all = [...new Set([...columns, ...groups, ...filters])];
  if (all.length === 0) return null;
  return (
    <Note role="status">
      <strong>{notRecorded}</strong>
      {` Your sales data has no ${fieldNames(all, 'or')}.`}
      {groups.length > 0 && ` The report is not grouped by ${fieldNames(groups, 'or')}.`}
      {filters.length > 0 && ` Filters by ${fieldNames(filters, 'or')} keep everything.`}
    </Note>
  );
}

const Note = styled.p`
  ${textStyle({ size: 'sm', tone: 'secondary' })}

  strong {
    ${textStyle({ tone: 'notice', weight: 'strong' })}
  }
`;
