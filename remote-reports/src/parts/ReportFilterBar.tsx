import { useRef, type PropsWithChildren } from 'react';
import styled from 'styled-components';
import { sampleCode } from '@back-office/shared/ledger';
import { deferredPart, FilterChipPlaceholder } from '@back-office/shared/loading';
import { fadedEdges, media, rowStyle, size } from '@back-office/shared/theme';
import { useHiddenContent } from '@back-office/shared/ui';
import { isUnfilteredByDefault } from '../domain/reportControls';
import type { ReportFiltersProps } from './ReportFilters';

/** Not needed for the first paint. Most of the chunk is react-aria. It asks for the values of fields. */
export const ReportFilters = deferredPart<ReportFiltersProps>(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "report-filters" */ './ReportFilters'),
    sampleCode.preloadAnswers(),
  ]);
  return part.ReportFilters;
});

/** The filters of a report, and what is beside them. Placeholders are shown until the code of the filters is loaded. */
export function ReportFilterBar({
  filters,
  choices,
  onChoose,
  range,
  children,
}: PropsWithChildren<ReportFiltersProps>) {
  const bar = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenContent(bar);
  const placeholder = filters.map((filter) => (
    <FilterChipPlaceholder
      key={filter.name}
      label={filter.label}
      value={choices[filter.name] ?? filter.default}
      isActive={choices[filter.name] !== filter.default}
      hidePlaceholder={isUnfilteredByDefault(filter)}
    />
  ));
  return (
    <Bar ref={bar} data-more-before={before || undefined} data-more-after={after || undefined}>
      <Filters role="group" aria-label="Filters">
        <ReportFilters
          placeholder={placeholder}
          filters={filters}
          choices={choices}
          range={range}
          onChoose={onChoose}
        />
      </Filters>
      {children}
    </Bar>
  );
}

const Filters = styled.div`
  display: contents;
`;

const Bar = styled.div`
  ${rowStyle({ gap: '6px', align: 'stretch', wrap: true, on: 'screen' })}

  /* On phones the chips scroll sideways, to the very edge of the screen. */
  ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px calc(-1 * ${size.gutter});
    padding: 4px ${size.gutter};
    overflow-x: auto;
    scrollbar-width: none;
    ${fadedEdges}
  }
`;
