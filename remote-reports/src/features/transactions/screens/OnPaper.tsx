import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, media } from '@back-office/shared/theme';
import { activeFilters } from '../domain/activeFilters';
import type { TransactionsList } from './useTransactionsList';

/** In place of the filter bar, of which paper needs the words alone. */
export function OnPaper({ list }: { readonly list: TransactionsList }) {
  const labels = activeFilters(list.shownView).map(({ label }) => label);
  const count = `${formatCount(list.rows.length)} of ${formatCount(list.inRange)} transactions`;
  return <Line>{[count, ...labels].join(' · ')}</Line>;
}

const Line = styled.p`
  display: none;
  color: ${color.textMuted};

  /* With the line of the period, not apart from it. */
  ${media.print} {
    display: block;
    margin-top: -20px;
  }
`;
