import type { ReactNode } from 'react';
import { ToastProvider } from '@back-office/shared/ui';

/** Surrounds every area, in the host and embedded: its toasts. */
export function AreaFrame({ children }: { readonly children: ReactNode }) {
  return <ToastProvider>{children}</ToastProvider>;
}
