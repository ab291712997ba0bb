import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { backupMarks } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { useStoredValue } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { useManifest } from './useManifest';

/**
 * Says that the browser has removed the sales of a shop, as it does when it runs out of room or is asked to clear its data:
 * that the shop had some is noted elsewhere.
 */
export function LostSalesNotice({ stored }: { readonly stored: Pick<ShopLedger, 'manifest' | 'version'> }) {
  const [{ hadSales }, setMarks] = useStoredValue(backupMarks);
  const manifest = useManifest(stored);
  if (!hadSales || manifest?.generation !== 0) return null;
  return (
    <Notice
      tone="negative"
      action={<Link to={`${paths.settings()}#data`}>Restore a backup</Link>}
      onDismiss={() => void setMarks(() => ({}))}
    >
      The browser has removed the stored sales of this shop. Restore a backup, or import the sales again.
    </Notice>
  );
}
