import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pluralize, type Day } from '@back-office/shared/format';
import { useLedger, useNewerRevision, type LedgerAnswer } from '@back-office/shared/ledger';
import { space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';
import type { DashboardData } from '../domain/dashboard';
import { fullDay } from '../domain/dashboardDay';

interface DashboardNoticesProps {
  readonly day: Day;
  readonly answer: LedgerAnswer<DashboardData>;
  /** Why the day in the address is not shown. */
  readonly dayNotice: string | undefined;
  readonly onDismissDay: () => void;
}

/** What the merchant has to know about the figures; usually nothing. */
export function DashboardNotices({ day, answer, dayNotice, onDismissDay }: DashboardNoticesProps) {
  const { volumeNotice } = useLedger();
  const { newer, update } = useNewerRevision();
  const notices: ReactNode[] = [];
  if (dayNotice !== undefined) {
    notices.push(
      <Notice key="day" tone="notice" onDismiss={onDismissDay}>
        {dayNotice}
      </Notice>,
    );
  }
  if (volumeNotice !== undefined) {
    notices.push(
      <Notice key="volume" tone="notice">
        {volumeNotice}
      </Notice>,
    );
  }
  if (newer !== undefined) {
    notices.push(
      <Notice key="newer" tone="info" action={<NoticeButton onClick={update}>Update</NoticeButton>}>
        The figures were refreshed in another tab.
      </Notice>,
    );
  }
  if (answer.state === 'ready') {
    const { data, error, retry } = answer;
    if (error) {
      notices.push(
        <Notice key="failed" tone="negative" action={<NoticeButton onClick={retry}>Retry</NoticeButton>}>
          {data.selectedDate === day
            ? 'The figures could not be updated. Earlier ones are shown.'
            : `The figures of ${fullDay(day)} could not be loaded. Showing ${fullDay(data.selectedDate)} instead.`}
        </Notice>,
      );
    }
    if (data.missingRows > 0) {
      notices.push(
        <Notice key="partial" tone="notice">
          {`${pluralize(data.missingRows, 'transaction')} could not be loaded. Customers and Items are incomplete.`}
        </Notice>,
      );
    }
  }
  return notices.length > 0 && <Notices>{notices}</Notices>;
}

function NoticeButton({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <Button variant="link" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}

const Notices = styled.div`
  display: grid;
  gap: ${space[2]};
`;
