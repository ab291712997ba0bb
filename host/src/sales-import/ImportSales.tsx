import { useEffect, useState } from 'react';
import { negated, pluralize, sumOf, unknown } from '@back-office/shared/format';
import {
  createImporter,
  createSalesImport,
  type BookResult,
  type ListedFile,
  type SalesImport,
} from '@back-office/shared/books/import';
import { storeNow } from '@back-office/shared/ledger';
import { deferredPart } from '@back-office/shared/loading';
import { useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { Notice, Stack, useToast } from '@back-office/shared/ui';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import { visitPeriod } from '@back-office/shared/url';
import { shopNamespace, type Shop } from '@back-office/shared/shop';
import { usePageShop, type PageShop } from '../shops/pageShop';
import { ChooseFiles } from './ChooseFiles';
import { Details } from './Details';
import { ImportedFiles } from './ImportedFiles';
import { lastWeekOf } from './importTexts';

const NamesInSales = deferredPart(() => import('./NamesInSales').then((part) => part.NamesInSales));
const ImportDialog = deferredPart(() => import('./ImportDialog').then((part) => part.ImportDialog));

/** Importing sales into the shop of the page, and the files that it has from earlier imports. */
export function ImportSales() {
  const { shop, stored } = usePageShop();
  return stored ? <ImportIntoShop shop={shop} stored={stored} /> : null;
}

interface ImportIntoShopProps {
  readonly shop: Shop;
  readonly stored: NonNullable<PageShop['stored']>;
}

function ImportIntoShop({ shop, stored }: ImportIntoShopProps) {
  const page = usePageShop();
  const navigate = useNavigate();
  const { show } = useToast();
  const [files, setFiles] = useState<readonly File[]>();
  const [busyText, setBusyText] = useState('');
  const [sales] = useState<SalesImport>(() =>
    createSalesImport({ shop, store: stored, importer: createImporter(), now: () => Date.now() }),
  );
  const [imported, problem] = useImportedFiles(sales, page);
  const { containerProps } = useFocusRecovery();
  const close = () => setFiles(undefined);

  async function change(text: string, work: () => Promise<BookResult>, done: string) {
    setBusyText(text);
    const result = await work();
    setBusyText('');
    if (result.ok) show({ message: done, tone: 'done' });
    else show({ message: result.message, tone: 'failed' });
  }

  function onBooked({ preview, fileIds }: BookResult & { readonly ok: true }) {
    close();
    const count = sumOf([preview.after.transactions, negated(preview.before.transactions)]);
    const undo = () => change('Undoing the import', () => sales.undo(fileIds), 'The import was undone');
    show({
      message: count === unknown ? 'Sums of sales booked' : `${pluralize(count, 'transaction')} booked`,
      tone: 'done',
      ...(fileIds.length > 0 && { action: { label: 'Undo', onPress: () => void undo() } }),
    });
    if (!preview.range) return;
    const today = storeNow().day;
    const { from, to } = preview.range;
    const week = lastWeekOf({ from, to: to < today ? to : today });
    visitPeriod(shopNamespace(shop)).choose(week);
    void navigate(`${paths.salesSummary()}?from=${week.from}&to=${week.to}`);
  }

  return (
    <Stack gap={4} {...containerProps}>
      <ChooseFiles onFiles={setFiles} />
      {problem !== '' && <Notice tone="negative">{problem}</Notice>}
      <ImportedFiles
        files={imported}
        busyText={busyText}
        onUndo={({ id, info }) =>
          void change(`Undoing ${info.name}`, () => sales.undo([id]), `${info.name} was taken back`)
        }
      />
      {imported.length > 0 && <Names files={imported} />}
      {files && <ImportDialog sales={sales} files={files} onBooked={onBooked} onClose={close} onFailed={close} />}
    </Stack>
  );
}

/** Asks the ledger for the names only once they are wanted. */
function Names({ files }: { readonly files: readonly ListedFile[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details summary="Names in your sales" isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <NamesInSales files={files} onFailed={() => setOpen(false)} />}
    </Details>
  );
}

/** The files of the shop, read again when its data change, also in another tab; and why they cannot be read. */
function useImportedFiles(sales: SalesImport, page: PageShop): readonly [readonly ListedFile[], string] {
  const [files, setFiles] = useState<readonly ListedFile[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isShown = true;
    sales.list().then(
      (listed) => {
        if (!isShown) return;
        setFiles(listed);
        setProblem('');
      },
      (error: unknown) => isShown && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isShown = false;
    };
  }, [sales, page]);
  return [files, problem];
}
