import { ChevronDown, ChevronUp, Printer } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { useLedgerFacts, type Transaction } from '@back-office/shared/ledger';
import { notOnPaper, rowStyle, space } from '@back-office/shared/theme';
import { Button, Grid, IconButton, VisuallyHidden } from '@back-office/shared/ui';
import { SidePanel } from '../../../../parts/SidePanel';
import { PaymentDetails, PaymentHead } from '../../../../parts/payment/PaymentDetails';
import { PaymentFigures } from '../../../../parts/payment/PaymentFigures';
import { PaymentItems } from '../../../../parts/payment/PaymentItems';
import { RelatedPayments } from './RelatedPayments';
import { useStepKeys } from './useStepKeys';

interface TransactionPanelProps {
  readonly transaction: Transaction;
  /** Position in the list; the index is -1 if the list does not contain it, or if that is not known yet. */
  readonly position: { readonly index: number; readonly count: number; readonly isKnown: boolean };
  /** `undefined` at the end of the list. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** The address of the page with the panel of a transaction open. */
  readonly addressOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  /** Lists all transactions of the day, this one among them. */
  readonly onShowDay: () => void;
  readonly onClose: () => void;
}

/** The payment details beside the list. The left and right arrow keys, or K and J, step through the list. */
export function TransactionPanel(props: TransactionPanelProps) {
  const { transaction, position, onPrevious, onNext, addressOf, onOpen, onShowDay, onClose } = props;
  const content = useRef<HTMLElement>(null);
  const facts = useLedgerFacts();
  useStepKeys(content, { onPrevious, onNext });

  /** Before the pressed link or button disappears, so that the arrow keys keep working. */
  function focusPanel() {
    content.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }

  function openRelated(other: string) {
    focusPanel();
    onOpen(other);
  }

  function showDay() {
    focusPanel();
    onShowDay();
  }

  return (
    <SidePanel
      title="Payment details"
      onClose={onClose}
      actions={
        <>
          <IconButton
            label="Previous transaction"
            aria-keyshortcuts="ArrowLeft K"
            icon={<ChevronUp />}
            unavailable={onPrevious ? undefined : 'This is the first transaction in the list'}
            onClick={onPrevious}
          />
          <IconButton
            label="Next transaction"
            aria-keyshortcuts="ArrowRight J"
            icon={<ChevronDown />}
            unavailable={onNext ? undefined : 'This is the last transaction in the list'}
            onClick={onNext}
          />
          <IconButton label="Print" icon={<Printer />} onClick={() => window.print()} />
        </>
      }
    >
      <Grid as="header" gap="2px" ref={content}>
        <PaymentHead transaction={transaction} />
        <VisuallyHidden role="status">{positionText(transaction.id, position)}</VisuallyHidden>
        {position.index < 0 && position.isKnown && (
          <FilteredOut>
            The current filters hide this transaction.
            <ShowDay variant="link" size="small" onClick={showDay}>
              Show its day
            </ShowDay>
          </FilteredOut>
        )}
      </Grid>
      <RelatedPayments transaction={transaction} addressOf={addressOf} onOpen={openRelated} />
      <PaymentItems transaction={transaction} />
      <PaymentFigures transaction={transaction} feeRules={facts?.feeRules ?? {}} />
      <PaymentDetails transaction={transaction} />
    </SidePanel>
  );
}

function positionText(id: string, { index, count, isKnown }: TransactionPanelProps['position']): string {
  if (index >= 0) return `${id}, ${formatCount(index + 1)} of ${formatCount(count)}`;
  return isKnown ? `${id}, not in the list` : id;
}

const FilteredOut = styled.p`
  ${rowStyle({ wrap: true, size: 'xs', tone: 'muted', above: 2 })}
  column-gap: ${space[2]};
`;

/** Its text starts where the line does, also on a line of its own. */
const ShowDay = styled(Button)`
  margin-inline-start: -4px;
  ${notOnPaper}
`;
