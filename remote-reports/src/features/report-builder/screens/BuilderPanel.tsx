import styled from 'styled-components';
import { boxStyle, color, notOnPaper, stackStyle } from '@back-office/shared/theme';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import { ChartsTab } from './ChartsTab';
import { FiltersTab } from './FiltersTab';
import { GroupByTab } from './GroupByTab';
import { MetricsTab } from './MetricsTab';
import { PanelTabs } from './PanelTabs';
import type { ReportEditing } from '../state/useReportEdit';
import { WidgetsTab } from './WidgetsTab';

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
