import { pluralize } from '@back-office/shared/format';
import { useStoredValue } from '@back-office/shared/state';
import { Button, Notice, useToast } from '@back-office/shared/ui';
import { newestDrafts } from '../../../domain/drafts';
import { describeStockDraft, linesOfDraft, stockDraftsDefinition } from '../domain/stockDrafts';
import type { StockView } from '../state/useStockView';
import type { OpenDialog } from './InventoryDialogs';

/** Discarding one shows the next. */
const maxShown = 3;

interface StockDraftsProps {
  readonly view: StockView;
  readonly open: OpenDialog | null;
  readonly setOpen: (open: OpenDialog) => void;
}

/** Offers to go on with counts and other entries that were not saved, also after a reload. */
export function StockDrafts({ view, open, setOpen }: StockDraftsProps) {
  const [drafts, setDrafts] = useStoredValue(stockDraftsDefinition);
  const { show } = useToast();
  const openName = open?.kind === 'entry' ? open.draftName : undefined;
  const offered = newestDrafts(drafts).filter(([name]) => name !== openName);

  return offered.slice(0, maxShown).map(([draftName, draft]) => {
    function goOn() {
      const { kind, location, to, reason, left } = draft.form;
      const { lines, gone } = linesOfDraft(draft.form, view.codes);
      setOpen({ kind: 'entry', of: kind, start: lines, place: { location, to, reason }, left, draftName });
      if (gone > 0)
        show({ message: `${pluralize(gone, 'line')} left out, because its item is not in your list`, tone: 'failed' });
    }
    function discard() {
      void setDrafts(({ [draftName]: _gone, ...others }) => others);
      const undo = () => void setDrafts((current) => ({ ...current, [draftName]: draft }));
      show({ message: 'Discarded', tone: 'done', action: { label: 'Undo', onPress: undo } });
    }
    return (
      <Notice
        key={draftName}
        tone="info"
        action={
          <>
            <Button variant="link" onClick={goOn}>
              Go on
            </Button>
            <Button variant="link" onClick={discard}>
              Discard
            </Button>
          </>
        }
      >
        {describeStockDraft(draft)}
      </Notice>
    );
  });
}
