import type { ReactNode } from 'react';
import { ToastProvider } from '@back-office/shared/ui';

/** What stands around every area, in the host and embedded alike: its own toasts. */
export function AreaFrame({ children }: { readonly children: ReactNode }) {
  return <ToastProvider>{children}</ToastProvider>;
}
