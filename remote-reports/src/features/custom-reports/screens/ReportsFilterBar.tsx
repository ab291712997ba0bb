import styled from 'styled-components';
import { FilterChipPlaceholder } from '@back-office/shared/loading';
import { textStyle } from '@back-office/shared/theme';
import { VisuallyHidden } from '@back-office/shared/ui';
import { FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { anyStatus } from '../domain/reportsList';
import type { ReportsList } from '../state/useReportsList';
import { StatusChip } from './deferredParts';

/** Search, status and the count. The code of the chip is loaded after the first paint. */
export function ReportsFilterBar({ list }: { readonly list: ReportsList }) {
  const { filter, search, setStatus, clear, count } = list;
  const isFiltered = filter.status !== anyStatus;
  const chips = isFiltered ? [{ label: `Status: ${filter.status}`, onRemove: () => setStatus(anyStatus) }] : [];
  return (
    <div role="search" aria-label="Custom reports">
      <FilterBar chips={chips} onClear={clear} shown={0} total={0}>
        <SearchField label="Search reports" value={filter.search} onChange={search} shortcut />
        <StatusChip
          placeholder={<FilterChipPlaceholder label="Status" value={filter.status} isActive={isFiltered} />}
          status={filter.status}
          onChange={setStatus}
        />
        <Count role="status">
          {count}
          <VisuallyHidden> reports</VisuallyHidden>
        </Count>
      </FilterBar>
    </div>
  );
}

const Count = styled.span`
  align-self: center;
  ${textStyle({ size: 'xs', tone: 'muted', tabular: true, last: true })}
`;
