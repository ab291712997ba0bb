import { useCallback, useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { shopNamespace, type Shop } from '@back-office/shared/shop';
import { unsentEdits } from '@back-office/shared/state';
import { Button, Row, Stack, Text } from '@back-office/shared/ui';
import { ConfirmDialog } from '@back-office/shared/ui/dialogs';
import { BackUpDialog } from '../backup/BackUpDialog';
import { useAreas } from '../remotes/AreasProvider';
import { askOwners } from '../remotes/stored';
import { canUndo } from '../shell/undoTime';
import { ContentList } from './ContentList';
import type { ShopContent } from './shopContents';
import { useShopContents } from './useShopContents';

interface DeleteShopDialogProps {
  readonly shop: Shop;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Lists what goes with a shop, and asks. */
export function DeleteShopDialog({ shop, onConfirm, onCancel }: DeleteShopDialogProps) {
  const areas = useAreas();
  const ask = useCallback(() => askOwners(areas), [areas]);
  const contents = useShopContents(shop, ask);
  const [isBackingUp, setBackingUp] = useState(false);
  const isConnected = shop.source === 'server';
  if (!contents) return null;
  const unsent = [...unsentEdits(shopNamespace(shop)).values()].reduce((sum, each) => sum + each, 0);
  if (isBackingUp) return <BackUpDialog shops={[shop]} onClose={() => setBackingUp(false)} />;
  return (
    <ConfirmDialog
      title={isConnected ? `Disconnect “${shop.name}”?` : `Delete “${shop.name}”?`}
      message={<Message {...{ contents, isConnected, unsent }} onBackUp={() => setBackingUp(true)} />}
      confirmLabel={isConnected ? 'Disconnect shop' : 'Delete shop'}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

interface MessageProps {
  readonly contents: readonly ShopContent[];
  /** Its sales are on a server, and stay there. */
  readonly isConnected: boolean;
  /** Edits that its server does not have. */
  readonly unsent: number;
  readonly onBackUp: () => void;
}

function Message({ contents, isConnected, unsent, onBackUp }: MessageProps) {
  const stays = isConnected
    ? `Its sales, and the lists and conversations that the server keeps, stay there. ${lostText(unsent)}`
    : '';
  if (contents.length === 0)
    return (
      <p>
        {isConnected ? stays : 'The shop has no data yet. '}
        {canUndo}
      </p>
    );
  return (
    <Stack gap={3}>
      <p>{stays}This removes the shop and everything in it from this browser:</p>
      <ContentList contents={contents} />
      <Text as="p" size="sm">
        {canUndo} After that, only a backup brings the data back.
      </Text>
      <Row>
        <Button onClick={onBackUp}>Back up first</Button>
      </Row>
    </Stack>
  );
}

function lostText(unsent: number): string {
  return unsent === 0 ? '' : `${pluralize(unsent, 'change')} that the server does not have yet would be lost. `;
}
