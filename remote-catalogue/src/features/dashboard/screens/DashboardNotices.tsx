import { pluralize, type Day } from '@back-office/shared/format';
import type { LedgerAnswer } from '@back-office/shared/ledger';
import { LedgerNotices, UpdateFailed } from '@back-office/shared/ledger/notices';
import { Notice } from '@back-office/shared/ui';
import type { DashboardData } from '../domain/dashboard';

interface DashboardNoticesProps {
  readonly day: Day;
  readonly answer: LedgerAnswer<DashboardData>;
  /** Why the day in the address is not shown. */
  readonly dayNotice: string | undefined;
  readonly onDismissDay: () => void;
}

/** What the merchant has to know about the figures; usually nothing. */
export function DashboardNotices({ day, answer, dayNotice, onDismissDay }: DashboardNoticesProps) {
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
