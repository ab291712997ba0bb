import { useState } from 'react';
import styled from 'styled-components';
import { X } from 'lucide-react';
import { formatRange } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import {
  chosenSegment,
  color,
  gridStyle,
  grows,
  rowStyle,
  segmentTrack,
  textStyle,
  weight,
} from '@back-office/shared/theme';
import { Button, ButtonLink, Grid, Notice, Row, Screen, useMedia, VisuallyHidden } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { CustomReportsNotices } from '../../../parts/CustomReportsNotices';
import { useBuiltReport } from '../../../parts/built-report/ShownReport';
import { useReportRange } from '../../../state/useReportRange';
import { useReportEdit, type ReportEditing } from '../state/useReportEdit';
import type { ReportBuilder } from '../state/useReportBuilder';
import { BuilderPanel, type PanelTab } from './BuilderPanel';
import { ChosenReport } from './ChosenReport';
import { markOf, nameIn } from '../domain/choiceNames';
import { OptionMark } from './OptionList';

interface BuilderProps {
  readonly builder: ReportBuilder;
  readonly today: string;
}

/** Beside the navigation there is no room for both the report and the panel. */
const tooNarrow = 'screen and (max-width: 1099px)';

/** Name, description and the report itself, beside the panel with everything that can be added to it. */
export function Builder({ builder, today }: BuilderProps) {
  const { builder: report, change, setText, save, isSaving, offered, restore, discard } = builder;
  const { choices } = report;
  const { edit, announcement } = useReportEdit({ builder: report, change });
  const [tab, setTab] = useState<PanelTab>('Metrics');
  const [pane, setPane] = useState<Pane>('Choose data');
  const isNarrow = useMedia(tooNarrow);
  const range = useReportRange(choices.dateRange);
  const answer = useBuiltReport(choices, range);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const link = useLedgerLink();
  const panel = <BuilderPanel {...{ choices, edit, tab, today, isNarrow }} onTab={setTab} />;
  const preview = link(`${pathname}?preview`);

  return (
    <Columns data-form="">
      <Content>
        <Screen
          title="Report builder"
          context={`Figures of ${formatRange(range)}`}
          back={{ label: 'Custom Reports', to: link(paths.customReports()) }}
          actions={
            <>
              <ButtonLink variant="ghost" to={link(paths.customReports())}>
                Cancel
              </ButtonLink>
              <Button onClick={() => void navigate(preview)}>Preview</Button>
              <Button variant="primary" isBusy={isSaving} onClick={() => void save()}>
                Save Report
              </Button>
            </>
          }
        >
          <CustomReportsNotices />
          {offered && (
            <Notice
              tone="info"
              action={
                <Button variant="link" size="small" onClick={restore}>
                  Restore
                </Button>
              }
              onDismiss={discard}
            >
              You left this report with unsaved changes.
            </Notice>
          )}
          <Grid gap={3} columns="minmax(0, 2fr) minmax(0, 3fr)" phone={{ columns: 'minmax(0, 1fr)' }}>
            <TextField label="Report Name" value={report.name} onChange={(name) => setText({ name })} />
            <TextField
              label="Description"
              value={report.description}
              onChange={(description) => setText({ description })}
            />
          </Grid>
          {isNarrow && <PaneSwitch current={pane} onChange={setPane} />}
          {isNarrow && pane === 'Choose data' ? (
            panel
          ) : (
            <ChosenReport
              {...{ choices, answer, range }}
              grouping={<Grouping choices={choices} edit={edit} onClear={() => change(withoutGroups)} />}
              onRemoveWidget={(id) => edit.remove({ list: 'widgets', id })}
              onRemoveChart={(id) => edit.remove({ list: 'charts', id })}
            />
          )}
        </Screen>
      </Content>
      {!isNarrow && panel}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Columns>
  );
}

const withoutGroups = <Choices extends object>(choices: Choices) => ({ ...choices, groupBy: [] });

const panes = ['Choose data', 'Report'] as const;
type Pane = (typeof panes)[number];

interface PaneSwitchProps {
  readonly current: Pane;
  readonly onChange: (pane: Pane) => void;
}

/** On narrow screens: the panel or the report. */
function PaneSwitch({ current, onChange }: PaneSwitchProps) {
  return (
    <Switch role="group" aria-label="Shown">
      {panes.map((pane) => (
        <Choice key={pane} type="button" aria-pressed={pane === current} onClick={() => onChange(pane)}>
          {pane}
        </Choice>
      ))}
    </Switch>
  );
}

interface GroupingProps extends ReportEditing {
  readonly onClear: () => void;
}

/** How the table is grouped; each group can be removed, or all at once. */
function Grouping({ choices: { groupBy }, edit, onClear }: GroupingProps) {
  if (groupBy.length === 0) return null;
  return (
    <Row gap={2} wrap size="xs" tone="muted">
      <span>Grouped by</span>
      {groupBy.map((id) => (
        <Chip
          key={id}
          type="button"
          aria-label={`Remove group ${nameIn('groupBy', id)}`}
          onClick={() => edit.remove({ list: 'groupBy', id })}
        >
          {nameIn('groupBy', id)} {markOf('groupBy', id) && <OptionMark>{markOf('groupBy', id)?.text}</OptionMark>}
          <X size={14} aria-hidden />
        </Chip>
      ))}
      <Button variant="link" size="small" onClick={onClear}>
        Clear All
      </Button>
    </Row>
  );
}

const Columns = styled.div`
  ${rowStyle({ align: 'stretch' })}
  overflow-x: clip;
`;

const Content = styled.div`
  ${grows}
`;

const Switch = styled.div`
  ${gridStyle({ columns: '1fr 1fr' })}
  ${segmentTrack}
`;

const Choice = styled.button`
  ${textStyle({ size: 'sm', tone: 'secondary', height: '38px', round: 'sm' })}

  &[aria-pressed='true'] {
    font-weight: ${weight.strong};
    ${chosenSegment}
  }
`;

const Chip = styled.button`
  ${rowStyle({ gap: 1, inline: true, tone: 'accent', weight: 'medium', height: '28px', round: 'sm' })}
  padding: 0 6px 0 10px;
  background-color: ${color.accentSubtle};
`;
