import { useState } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { gridStyle, grows, rowStyle } from '@back-office/shared/theme';
import { Button, ButtonLink, Notice, Screen, VisuallyHidden, useMedia } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { CustomReportsNotices } from '../../../parts/CustomReportsNotices';
import { useBuiltReport } from '../../../parts/built-report/ShownReport';
import { useReportRange } from '../../../state/useReportRange';
import { useReportEdit } from '../state/useReportEdit';
import type { ReportBuilder } from '../state/useReportBuilder';
import { BuilderPanel, type PanelTab } from './BuilderPanel';
import { ChosenReport } from './ChosenReport';
import { Grouping } from './Grouping';
import { PaneSwitch, type Pane } from './PaneSwitch';

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
          <Texts>
            <TextField label="Report Name" value={report.name} onChange={(name) => setText({ name })} />
            <TextField
              label="Description"
              value={report.description}
              onChange={(description) => setText({ description })}
            />
          </Texts>
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

const Columns = styled.div`
  ${rowStyle({ align: 'stretch' })}
  overflow-x: clip;
`;

const Content = styled.div`
  ${grows}
`;

const Texts = styled.div`
  ${gridStyle({ gap: 3, columns: 'minmax(0, 2fr) minmax(0, 3fr)', phone: { columns: 'minmax(0, 1fr)' } })}
`;
