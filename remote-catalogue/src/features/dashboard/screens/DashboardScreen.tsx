import styled from 'styled-components';
import { useLedgerAddress } from '@back-office/shared/ledger';
import { PeriodNote, useSampleRevision } from '@back-office/shared/ledger/notices';
import { media, rowStyle, textStyle } from '@back-office/shared/theme';
import { Row, Screen, Text, VisuallyHidden } from '@back-office/shared/ui';
import { namedDay, sampleDay } from '../domain/dashboardDay';
import { useDashboard, useDashboardDay } from '../state/useDashboardDay';
import { DashboardCards } from './DashboardCards';
import { DashboardNotices } from './DashboardNotices';
import { DayPicker } from './DayPicker';

/** One business day at a glance. All figures come from the ledger. */
export function DashboardScreen() {
  const { day, today, days, notice, choose, dismissNotice } = useDashboardDay();
  useLedgerAddress();
  const answer = useDashboard(day);
  const sampleRevision = useSampleRevision();
  return (
    <Screen title="Dashboard" context="An overview of your business performance">
      <DashboardNotices {...{ day, answer }} dayNotice={notice} onDismissDay={dismissNotice} />
      <Performance aria-labelledby="performance">
        <Head>
          <Row gap={['0px', 3]} align="baseline" wrap shrink>
            <Text as="h2" size="lg" id="performance">
              Performance
            </Text>
            <VisuallyHidden role="status">{namedDay(day)}</VisuallyHidden>
            <PeriodNote
              value={{ from: day, to: day }}
              today={today}
              sample={sample}
              offered={offered}
              onChoose={({ to }) => choose(to)}
            />
            {sampleRevision !== undefined && <Shown>{sampleRevision}</Shown>}
          </Row>
          <DayPicker {...{ day, today, days, choose }} />
        </Head>
        <DashboardCards {...{ day, answer }} />
      </Performance>
    </Screen>
  );
}

const sample = { label: sampleDay.label, range: { from: sampleDay.day, to: sampleDay.day } };
const offered = ['Today'];

/** The layout depends on the width of this section, not of the window, because the dashboard can be embedded in a page. */
const Performance = styled.section`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;

const Head = styled.div`
  ${rowStyle({ gap: [2, 4], justify: 'between', wrap: true, below: 4, minHeight: '36px' })}
`;

const Shown = styled.span`
  ${textStyle({ size: 'sm', tone: 'muted', nowrap: true, phone: { size: 'xs' } })}
`;
