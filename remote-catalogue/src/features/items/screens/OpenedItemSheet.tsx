import { useEffect, useMemo, useRef, useState } from 'react';
import { useToast } from '@back-office/shared/ui';
import type { Item } from '../../../domain/item';
import { useItems } from '../../../state/items';
import { ItemSheet } from './deferredParts';
import type { ItemSheetProps } from './item-sheet/ItemSheet';
import type { ItemDraft } from '../state/useItemForm';
import type { OpenedItem, useOpenedItem } from '../state/useOpenedItem';

interface OpenedItemSheetProps {
  readonly sheet: ReturnType<typeof useOpenedItem>;
}

/** Returns a function that finds an item, first where it was the last time: an edit leaves most items in their places. */
function createFinder() {
  let place = -1;
  return (items: readonly Item[], wanted: string | undefined): Item | undefined => {
    if (wanted === undefined) return undefined;
    if (items[place]?.id !== wanted) place = items.findIndex(({ id }) => id === wanted);
    return items[place];
  };
}

/** The sheet in the address. When it is closed with unsaved changes, a toast offers to reopen it. */
export function OpenedItemSheet({ sheet: { opened, draftId, open, close } }: OpenedItemSheetProps) {
  const { items, isReading } = useItems();
  const { show } = useToast();
  const [reopened, setReopened] = useState<{ readonly id: number; readonly draft: ItemDraft } | null>(null);
  const itemId = opened?.kind === 'edit' ? opened.id : opened?.copiedId;
  const [find] = useState(createFinder);
  const item = useMemo(() => find(items, itemId), [find, items, itemId]);
  const lastId = useRef(0);
  const unsaved = useRef<ItemDraft>(undefined);
  const before = useRef<OpenedItem>(null);

  // However the sheet was closed, by a button, Escape or Back.
  useEffect(() => {
    const closed = before.current;
    const draft = unsaved.current;
    before.current = opened;
    if (!closed || !draft) return;
    unsaved.current = undefined;
    show({
      message: 'Closed without saving',
      action: {
        label: 'Reopen',
        onPress: () => {
          lastId.current += 1;
          setReopened({ id: lastId.current, draft });
          open(closed, lastId.current);
        },
      },
    });
  }, [opened, open, show]);

  if (!opened) return null;
  const sheet = {
    draft: reopened && reopened.id === draftId ? reopened.draft : undefined,
    onDraftChange: (draft: ItemDraft | undefined) => {
      unsaved.current = draft;
    },
    onClose: close,
    onFailed: close,
  };
  const { copiedId } = opened.kind === 'new' ? opened : {};
  if (opened.kind === 'new' && copiedId === undefined)
    return <ItemSheet key="new" {...sheet} item={undefined} isPhotoFirst={opened.isPhotoFirst} />;
  if (isReading) return null;
  if (opened.kind === 'new') return <ItemSheet key={`copy ${copiedId}`} {...sheet} item={undefined} copied={item} />;
  return <EditSheet key={opened.id} {...sheet} item={item} />;
}

interface EditSheetProps extends ItemSheetProps {
  readonly onFailed: () => void;
}

/** Keeps the item with which it opened, so that deleting it in another tab does not lose unsaved changes. */
function EditSheet({ item: found, onClose, ...rest }: EditSheetProps) {
  const [item] = useState(found);
  const { show } = useToast();
  const isGone = item === undefined;
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  useEffect(() => {
    if (!isGone) return;
    show({ message: 'This item is not in your list', tone: 'failed' });
    leave.current();
  }, [isGone, show]);
  return item ? <ItemSheet {...rest} onClose={onClose} item={item} stored={found} /> : null;
}
