import styled from 'styled-components';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { boxStyle, color, notOnPaper, stackStyle } from '@back-office/shared/theme';
import { SearchField, useFocusRecovery } from '@back-office/shared/ui/forms';
import { EmptyState } from '@back-office/shared/ui';
import { ChartsTab } from './ChartsTab';
import { FiltersTab } from './FiltersTab';
import { PanelTabs } from './PanelTabs';
import type { ReportEditing } from '../state/useReportEdit';
import { widgets } from '../../../domain/reports/definition';
import { findMetrics } from '../domain/choiceNames';
import { ChosenList } from './ChosenList';
import { OptionList } from './OptionList';
import { metricCategories, metrics } from '../../../domain/reports/metrics';

const panelTabs = ['Metrics', 'Filters', 'Group By', 'Charts', 'Widgets'] as const;
export type PanelTab = (typeof panelTabs)[number];

interface BuilderPanelProps extends ReportEditing {
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly today: string;
  /** In place of the report instead of beside it. */
  readonly isNarrow: boolean;
}

/** Everything that can be added to the report. */
export function BuilderPanel({ choices, edit, tab, onTab, today, isNarrow }: BuilderPanelProps) {
  const { containerProps } = useFocusRecovery();
  const Frame = isNarrow ? Inline : Docked;
  return (
    <Frame aria-label="Report contents" data-docked-panel={isNarrow ? undefined : 'narrow'}>
      <Recovering {...containerProps}>
        <PanelTabs label="Report contents" names={panelTabs} current={tab} onChange={onTab}>
          {tab === 'Metrics' && <MetricsTab choices={choices} edit={edit} />}
          {tab === 'Filters' && <FiltersTab choices={choices} edit={edit} today={today} />}
          {tab === 'Group By' && <GroupByTab choices={choices} edit={edit} />}
          {tab === 'Charts' && <ChartsTab choices={choices} edit={edit} />}
          {tab === 'Widgets' && <WidgetsTab choices={choices} edit={edit} />}
        </PanelTabs>
      </Recovering>
    </Frame>
  );
}

/** The ways to group. Groups are nested in the order of the list. */
function GroupByTab(editing: ReportEditing) {
  return (
    <>
      <ChosenList title="Grouped by" list="groupBy" {...editing} />
      <OptionList title="All groups" list="groupBy" {...editing} />
    </>
  );
}

const cards = widgets.filter(({ type }) => type === 'metric');
const kpis = widgets.filter(({ type }) => type === 'kpi');

/** Eight metric cards and the KPI. */
function WidgetsTab(editing: ReportEditing) {
  return (
    <>
      <ChosenList title="Widgets in the report" list="widgets" {...editing} />
      <OptionList title="Metric cards" list="widgets" options={cards} {...editing} />
      <OptionList title="KPI" list="widgets" options={kpis} {...editing} />
    </>
  );
}

/** The metrics by category, with a search. Those in the report are listed first, in the order of the columns. */
function MetricsTab(editing: ReportEditing) {
  const [query, setQuery] = useState('');
  const found = findMetrics(metrics, query);
  return (
    <>
      <SearchField label={`Search ${metrics.length} metrics`} value={query} onChange={setQuery} />
      <ChosenList title="Columns" list="metrics" {...editing} />
      {metricCategories.map((category) => {
        const options = found.filter((metric) => metric.category === category);
        if (options.length === 0) return null;
        return <OptionList key={category} title={category} list="metrics" options={options} {...editing} />;
      })}
      {found.length === 0 && (
        <EmptyState icon={<Search />} title="No metrics found" hint={`Nothing matches “${query.trim()}”.`} />
      )}
    </>
  );
}

const Docked = styled.aside`
  position: sticky;
  top: var(--screen-top, 0px);
  ${boxStyle({ fixed: true, width: '344px', ground: 'surface' })}
  align-self: flex-start;
  height: var(--screen-height, calc(100dvh - var(--screen-top, 0px)));
  border-inline-start: 1px solid ${color.border};
  ${notOnPaper}
`;

const Inline = styled.section``;

const Recovering = styled.div`
  ${stackStyle({ height: '100%' })}
`;
