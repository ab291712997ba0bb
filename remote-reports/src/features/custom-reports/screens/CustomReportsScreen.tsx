import { useMemo, useState } from 'react';
import { History, Plus } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { useIdle } from '@back-office/shared/loading';
import { HistoryDialog } from '@back-office/shared/state';
import { space } from '@back-office/shared/theme';
import { ButtonLink, Button, Screen } from '@back-office/shared/ui';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import { CustomReportsNotices } from '../../../parts/CustomReportsNotices';
import { CustomReportsProvider, useCustomReports } from '../../../state/customReports';
import { useReportCommands } from '../state/useReportCommands';
import { useReportsList } from '../state/useReportsList';
import { preloadParts } from './deferredParts';
import { NoReports } from './NoReports';
import { ReportsFilterBar } from './ReportsFilterBar';
import { ReportsTable } from './ReportsTable';

interface CustomReportsScreenProps {
  /** Epoch milliseconds now. */
  readonly clock?: () => number;
}

/** The list of custom reports. Its rules are in docs/product/custom-reports.md. */
export function CustomReportsScreen({ clock = Date.now }: CustomReportsScreenProps) {
  return (
    <CustomReportsProvider>
      <CustomReports clock={clock} />
    </CustomReportsProvider>
  );
}

function CustomReports({ clock }: Required<CustomReportsScreenProps>) {
  const { deletedSamples, history } = useCustomReports();
  const histories = useMemo(() => [history], [history]);
  const [showsHistory, setShowsHistory] = useState(false);
  const closeHistory = () => setShowsHistory(false);
  const list = useReportsList();
  const { restoreSamples } = useReportCommands();
  const { containerProps } = useFocusRecovery();
  useIdle(preloadParts);
  const isEmpty = list.shown.length === 0;

  return (
    <Root {...containerProps}>
      <Screen
        title="Custom Reports"
        context="Reports you build from your sales data"
        actions={
          <>
            <Button icon={<History />} onClick={() => setShowsHistory(true)}>
              History
            </Button>
            {deletedSamples.length > 0 && !isEmpty && (
              <Button onClick={() => void restoreSamples()}>Restore samples</Button>
            )}
            <ButtonLink variant="primary" icon={<Plus />} to={paths.createCustomReport()}>
              Create Custom Report
            </ButtonLink>
          </>
        }
      >
        {showsHistory && (
          <HistoryDialog
            title="History of custom reports"
            histories={histories}
            onClose={closeHistory}
            onFailed={closeHistory}
          />
        )}
        <CustomReportsNotices />
        <ReportsFilterBar list={list} />
        {isEmpty ? (
          <NoReports list={list} onRestore={deletedSamples.length > 0 ? () => void restoreSamples() : undefined} />
        ) : (
          <ReportsTable reports={list.shown} clock={clock} />
        )}
      </Screen>
    </Root>
  );
}

/** Seven columns do not fit beside two menus unless they are closer. */
const Root = styled.div`
  @media (max-width: 1399px) {
    --cell-space: ${space[2]};
  }
`;
