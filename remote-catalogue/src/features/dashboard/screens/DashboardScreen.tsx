import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { useLedgerAddress, type LedgerAnswer } from '@back-office/shared/ledger';
import {
  LedgerNotices,
  PeriodNote,
  UpdateFailed,
  useSampleRevision,
  WithSales,
} from '@back-office/shared/ledger/notices';
import { media } from '@back-office/shared/theme';
import { Notice, Row, Screen, Text, VisuallyHidden } from '@back-office/shared/ui';
import { formatDayAndYear, pluralize, type Day } from '@back-office/shared/format';
import { sampleDay } from '../domain/dashboardDay';
import { useDashboard, useDashboardDay } from '../state/useDashboardDay';
import { DashboardCards } from './DashboardCards';
import { DayPicker } from './DayPicker';
import type { DashboardData } from '../domain/dashboard';

/** One business day at a glance. All figures come from the ledger. */
export function DashboardScreen() {
  return (
    <WithSales title={title}>
      <Dashboard />
    </WithSales>
  );
}

const title = 'Dashboard';

function Dashboard() {
  const { day, today, days, notice, choose, dismissNotice } = useDashboardDay();
  useLedgerAddress();
  const answer = useDashboard(day);
  const sampleRevision = useSampleRevision();
  return (
    <Screen title={title} context="An overview of your business performance">
      <DashboardNotices {...{ day, answer }} dayNotice={notice} onDismissDay={dismissNotice} />
      <Performance aria-labelledby="performance">
        <Row gap={[2, 4]} justify="between" wrap below={4} minHeight="36px">
          <Row gap={['0px', 3]} align="baseline" wrap shrink>
            <Text as={H2} size="lg" id="performance">
              Performance
            </Text>
            <VisuallyHidden role="status">{formatDayAndYear(day)}</VisuallyHidden>
            <PeriodNote
              value={{ from: day, to: day }}
              today={today}
              sample={sample}
              latestDays={1}
              offered={offered}
              onChoose={({ to }) => choose(to)}
            />
            {sampleRevision !== undefined && (
              <Text size="sm" tone="muted" nowrap phone={{ size: 'xs' }}>
                {sampleRevision}
              </Text>
            )}
          </Row>
          <DayPicker {...{ day, today, days, choose }} />
        </Row>
        <DashboardCards {...{ day, answer }} />
      </Performance>
    </Screen>
  );
}

const sample = { label: sampleDay.label, range: { from: sampleDay.day, to: sampleDay.day } };
const offered = ['Today'];

interface DashboardNoticesProps {
  readonly day: Day;
  readonly answer: LedgerAnswer<DashboardData>;
  /** Why the day in the address is not shown. */
  readonly dayNotice: string | undefined;
  readonly onDismissDay: () => void;
}

/** What the merchant has to know about the figures; usually nothing. */
function DashboardNotices({ day, answer, dayNotice, onDismissDay }: DashboardNoticesProps) {
  return (
    <LedgerNotices range={dayNotice} onDismissRange={onDismissDay} shown={{ from: day, to: day }}>
      {answer.state === 'ready' && <AnswerNotices day={day} answer={answer} />}
    </LedgerNotices>
  );
}

interface AnswerNoticesProps {
  readonly day: Day;
  readonly answer: Extract<LedgerAnswer<DashboardData>, { readonly state: 'ready' }>;
}

function AnswerNotices({ day, answer: { data, error, retry } }: AnswerNoticesProps) {
  const { selectedDate: shown, missing } = data;
  return (
    <>
      {error && (
        <UpdateFailed asked={{ from: day, to: day }} shown={{ from: shown, to: shown }} error={error} onRetry={retry} />
      )}
      {missing > 0 && (
        <Notice tone="notice">
          {`${pluralize(missing, 'transaction')} could not be loaded. The figures are incomplete.`}
        </Notice>
      )}
    </>
  );
}

/** The layout depends on the width of this section, not of the window, because the dashboard can be embedded in a page. */
const Performance = styled.section`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;
