import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useLedger, useLedgerAddress, useNewerRevision } from '@back-office/shared/ledger';
import { color, media, space, text } from '@back-office/shared/theme';
import { Button, Notice, Screen } from '@back-office/shared/ui';
import { fullDay, namedDay } from '../domain/dashboardDay';
import { useDashboard } from '../state/useDashboard';
import { useDashboardDay, type Clock } from '../state/useDashboardDay';
import { DashboardCards } from './DashboardCards';
import { DayPicker } from './DayPicker';

interface DashboardScreenProps {
  readonly clock?: Clock;
}

/** One business day at a glance. All figures come from the ledger. */
export function DashboardScreen({ clock }: DashboardScreenProps) {
  const { day, days, notice, choose, dismissNotice } = useDashboardDay(clock);
  useLedgerAddress();
  const answer = useDashboard(day);
  const {
    ledger: { revision },
    volumeNotice,
  } = useLedger();
  const { newer, update } = useNewerRevision();
  return (
    <Screen title="Dashboard" context="An overview of your business performance">
      {notice && (
        <Notice tone="notice" onDismiss={dismissNotice}>
          {notice}
        </Notice>
      )}
      {volumeNotice && <Notice tone="notice">{volumeNotice}</Notice>}
      {newer !== undefined && (
        <Notice
          tone="info"
          action={
            <Button variant="link" onClick={update}>
              Update
            </Button>
          }
        >
          The figures were refreshed in another tab.
        </Notice>
      )}
      {answer.state === 'ready' && answer.error && (
        <Notice
          tone="negative"
          action={
            <Button variant="link" onClick={answer.retry}>
              Retry
            </Button>
          }
        >
          {answer.data.selectedDate === day
            ? 'The figures could not be updated.'
            : `The figures of ${fullDay(day)} could not be loaded. Showing ${fullDay(answer.data.selectedDate)} instead.`}
        </Notice>
      )}
      {answer.state === 'ready' && answer.data.missingRows > 0 && (
        <Notice tone="notice">
          {`${pluralize(answer.data.missingRows, 'transaction')} could not be loaded. Customers and Items are incomplete.`}
        </Notice>
      )}
      <Performance aria-labelledby="performance">
        <Head>
          <Heading>
            <Title id="performance">Performance</Title>
            <Shown role="status">{namedDay(day)}</Shown>
            {revision > 0 && <Shown>{`Sample data, revision ${revision}`}</Shown>}
          </Heading>
          <DayPicker {...{ day, days, choose }} />
        </Head>
        <DashboardCards {...{ day, answer }} />
      </Performance>
    </Screen>
  );
}

/** The layout depends on the width of this section, not of the window, because the dashboard can be embedded in a page. */
const Performance = styled.section`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: 36px;
  margin-bottom: ${space[4]};
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  min-width: 0;
`;

const Title = styled.h2`
  ${text.lg}
`;

const Shown = styled.span`
  ${text.sm}
  color: ${color.textMuted};
  white-space: nowrap;

  ${media.phone} {
    ${text.xs}
  }
`;
