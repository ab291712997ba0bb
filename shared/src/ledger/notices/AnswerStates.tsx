import { RefreshCw, TriangleAlert } from 'lucide-react';
import { formatCount, formatRange, isSameRange, type DayRange } from '@back-office/shared/format';
import { causeOf, isOfProduct } from '@back-office/shared/ledger';
import { Button, EmptyState, Notice } from '@back-office/shared/ui';

interface RetryProps {
  readonly onRetry: () => void;
}

interface FiguresFailedProps extends RetryProps {
  /** What is missing, such as "The figures". */
  readonly what: string;
  readonly error: Error;
}

/** Replaces figures that the ledger source did not send. */
export function FiguresFailed({ what, error, onRetry }: FiguresFailedProps) {
  return (
    <EmptyState
      tone="negative"
      icon={<TriangleAlert />}
      title={`${what} could not be loaded`}
      hint={`${isOfProduct(error) ? '' : 'Check your connection and try again. '}${causeOf(error)}`}
      actions={
        <Button icon={<RefreshCw />} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}

interface UpdateFailedProps extends RetryProps {
  /** The range that the merchant asked for. */
  readonly asked: DayRange;
  readonly shown: DayRange;
  readonly error: Error;
}

/** Above older figures, if newer ones could not be loaded. */
export function UpdateFailed({ asked, shown, error, onRetry }: UpdateFailedProps) {
  return (
    <Notice
      tone="negative"
      action={
        <Button variant="link" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {isSameRange(asked, shown)
        ? 'The figures could not be updated. Earlier ones are shown.'
        : `The figures of ${formatRange(asked)} could not be loaded. Showing ${formatRange(shown)} instead.`}{' '}
      {causeOf(error)}
    </Notice>
  );
}

/** Above figures of a source that answered in part. */
export function PartialAnswer({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (shown >= total) return null;
  return (
    <Notice tone="notice">
      Showing {formatCount(shown)} of {formatCount(total)} transactions. All figures are those of the transactions
      shown.
    </Notice>
  );
}
