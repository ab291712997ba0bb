import { useMemo, useState, useSyncExternalStore } from 'react';
import { History, Redo2, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { color, grows, rowStyle, ruledApart, textStyle } from '@back-office/shared/theme';
import { Badge, Button, EmptyState, useToast } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { localTime } from '@back-office/shared/format';
import { historyLimits } from './changeHistory';
import { createHistorySteps, type HistoryStep } from './historySteps';
import { keptText } from '../useAnnounceEdit';
import type { ListHistory } from './listEdits';

interface HistoryDialogProps {
  /** “History of items” */
  readonly title: string;
  /** The list itself, then those that its changes may also concern. */
  readonly histories: readonly ListHistory[];
  /** Whether a group of changes belongs to this list even if only the others changed. */
  readonly isOwn?: (group: string) => boolean;
  readonly onClose: () => void;
}

/** The last changes of a list, each with Undo. Its rules are in docs/product/storage.md. */
export function HistoryDialog({ title, histories, isOwn, onClose }: HistoryDialogProps) {
  const steps = useHistorySteps(histories, isOwn);
  return (
    <Dialog
      title={title}
      context={`The last ${historyLimits.entries} changes made in this browser. Undo keeps what was edited since.`}
      onClose={onClose}
    >
      {steps.length === 0 ? (
        <EmptyState
          icon={<History />}
          title="No changes yet"
          hint="What you add, change or delete is listed here and can be undone."
        />
      ) : (
        <ol aria-label="Changes">
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Step({ step }: { readonly step: HistoryStep }) {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const action = step.isUndone ? 'Redo' : 'Undo';

  async function toggle() {
    setBusy(true);
    const outcome = await step.toggle();
    setBusy(false);
    if (!outcome.ok) return show({ message: outcome.message, tone: 'failed' });
    const kept = keptText(outcome);
    const done = outcome.changed > 0 || !kept ? `${step.text}: ${step.isUndone ? 'done again' : 'undone'}. ` : '';
    show({ message: `${done}${kept}`.trim(), tone: kept && !done ? 'failed' : 'done' });
  }

  return (
    <Row>
      <What>
        <Text $isUndone={step.isUndone}>{step.text}</Text>
        <When>
          <time dateTime={new Date(step.at).toISOString()}>{localTime(step.at)}</time> · this browser
        </When>
      </What>
      {step.isUndone && <Badge tone="neutral">Undone</Badge>}
      <Button
        size="small"
        icon={step.isUndone ? <Redo2 /> : <Undo2 />}
        aria-label={`${action}: ${step.text}`}
        isBusy={isBusy}
        onClick={() => void toggle()}
      >
        {action}
      </Button>
    </Row>
  );
}

function useHistorySteps(histories: readonly ListHistory[], isOwn: HistoryDialogProps['isOwn']) {
  const store = useMemo(() => createHistorySteps(histories, isOwn), [histories, isOwn]);
  return useSyncExternalStore(store.subscribe, store.steps);
}

const Row = styled.li`
  ${rowStyle({ gap: 3, pad: [2, '0px'], minHeight: '56px', phone: { gap: 2 } })}
  ${ruledApart}
`;

const What = styled.div`
  ${grows}
`;

const Text = styled.p<{ readonly $isUndone: boolean }>`
  color: ${(props) => (props.$isUndone ? color.textMuted : color.text)};
  ${textStyle({ weight: 'medium', anywhere: true })}
`;

const When = styled.p`
  ${textStyle({ size: 'xs', tone: 'muted' })}
`;
