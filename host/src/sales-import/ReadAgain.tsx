import { useEffect, useEffectEvent, useState } from 'react';
import {
  createImporter,
  createSalesImport,
  daysMadeBy,
  type BookResult,
  type ImportPreview,
} from '@back-office/shared/books/import';
import { pluralize, unknown } from '@back-office/shared/format';
import type { Manifest } from '@back-office/shared/shop/store';
import { shopList, type Shop } from '@back-office/shared/shop';
import { Button, Notice, useToast } from '@back-office/shared/ui';
import { ProgressBar } from '@back-office/shared/ui/forms';
import { usePageShop, type PageShop } from '../shops/pageShop';

interface ReadAgainProps {
  readonly shop: Shop;
  readonly stored: NonNullable<PageShop['stored']>;
}

/**
 * After time zone or day start of the shop have changed, puts its sales on their new days: reads the files again that it
 * has kept. Says what has changed, with an Undo that brings back the earlier settings too.
 */
export function ReadAgain({ shop, stored }: ReadAgainProps) {
  const { openPage } = usePageShop();
  const { show } = useToast();
  const [progress, setProgress] = useState<number>();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);

  async function takeBack(earlier: Pick<Shop, 'timeZone' | 'dayStart'>) {
    const result = await shopList().change(shop.id, earlier);
    if (result.ok) openPage(window.location.href);
    else show({ message: result.message, tone: 'failed' });
  }

  const read = useEffectEvent(async ({ files }: Manifest, signal: AbortSignal) => {
    const earlier = daysMadeBy(files, shop);
    if (!earlier || signal.aborted) return;
    setReading(true);
    setFailure('');
    const options = { shop, store: stored, importer: createImporter(), now: () => Date.now() };
    const result = await createSalesImport(options).readAgain({ signal, onProgress: setProgress });
    setReading(false);
    if (!result.ok) return setFailure(result.message);
    show({
      message: movedText(result),
      tone: 'done',
      action: { label: 'Undo', onPress: () => void takeBack(earlier) },
    });
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    stored
      .manifest()
      .then((manifest) => read(manifest, signal))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        setReading(false);
        setFailure(error instanceof Error ? error.message : String(error));
      });
    return () => controller.abort();
  }, [stored, attempt]);

  if (isReading) return <ProgressBar label="Putting your sales on the days of the new settings" value={progress} />;
  if (failure === '') return null;
  return (
    <Notice
      tone="negative"
      action={
        <Button variant="link" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </Button>
      }
    >
      Your sales are still on the days of the earlier time zone and day start. {failure}
    </Notice>
  );
}

function movedText({ preview }: BookResult & { readonly ok: true }): string {
  const moved = movedTransactions(preview);
  return moved === 0
    ? 'No sale changed its day with the new settings'
    : `${pluralize(moved, 'transaction')} moved to another day with the new settings`;
}

/** Those that were added to some day: all were taken from another. Sums of days stay on their days. */
function movedTransactions({ days }: ImportPreview): number {
  return days.reduce((sum, { transactions }) => sum + (transactions === unknown ? 0 : Math.max(0, transactions)), 0);
}
