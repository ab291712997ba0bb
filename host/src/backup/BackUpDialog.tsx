import { useEffect, useEffectEvent, useState } from 'react';
import type { Shop } from '@back-office/shared/shop';
import { downloadFile } from '@back-office/shared/csv';
import { Button, Stack, Text, useToast } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { Dialog } from '@back-office/shared/ui/choices';
import { useAreas } from '../remotes/AreasProvider';
import { askOwners } from '../remotes/stored';
import { usePageShop } from '../shops/pageShop';
import { backUpShops, type WrittenBackup } from './backUpShops';

interface BackUpDialogProps {
  readonly shops: readonly Shop[];
  readonly onClose: () => void;
}

/** Writes a backup from when it opens, and closes when the file was handed over and nothing is missing in it. */
export function BackUpDialog({ shops, onClose }: BackUpDialogProps) {
  const areas = useAreas();
  const { shop: pageShop, stored } = usePageShop();
  const { show } = useToast();
  const [share, setShare] = useState(0);
  const [missing, setMissing] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();

  const finish = useEffectEvent(({ file, fileName, problems, note }: WrittenBackup) => {
    downloadFile(fileName, file);
    note();
    show({ message: `Backup saved as ${fileName}`, tone: 'done' });
    if (problems.length > 0) setMissing(problems);
    else onClose();
  });
  const start = useEffectEvent((signal: AbortSignal) =>
    backUpShops(shops, {
      ask: () => askOwners(areas),
      open: stored && { shopId: pageShop.id, store: stored },
      signal,
      onProgress: setShare,
    }),
  );
  useEffect(() => {
    const cancel = new AbortController();
    start(cancel.signal).then(
      (written) => !cancel.signal.aborted && finish(written),
      (error: unknown) => {
        if (cancel.signal.aborted) return;
        console.error('The backup could not be written.', error);
        setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => cancel.abort();
  }, []);

  const isDone = missing !== undefined || problem !== undefined;
  const [first] = shops;
  return (
    <Dialog
      title={shops.length === 1 && first ? `Back up “${first.name}”` : 'Back up all shops'}
      onClose={onClose}
      footer={<Button onClick={onClose}>{isDone ? 'Close' : 'Cancel'}</Button>}
    >
      {!isDone && <ProgressBar label="Writing the backup" value={share} />}
      {problem !== undefined && (
        <Text as="p" tone="negative" role="alert">
          The backup could not be written, because the browser reported: {problem}
        </Text>
      )}
      {missing && (
        <Stack gap={2}>
          <Text as="p">The backup was saved. Not everything could be put into it:</Text>
          {missing.map((text) => (
            <Text as="p" size="sm" tone="secondary" key={text}>
              {text}
            </Text>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
