import type { ReactNode } from 'react';
import { ServicesProvider, useServices, type ThemeName } from '@back-office/shared/contract';

interface PreviewServicesProps {
  readonly theme?: ThemeName;
  /** Where layers of the preview go. */
  readonly portal?: HTMLElement | null;
  readonly children: ReactNode;
}

/** A preview is an embedded area of its own: it names no document, and its layers keep its theme. */
export function PreviewServices({ theme, portal, children }: PreviewServicesProps) {
  const services = useServices();
  const storageNamespace = `${services.storageNamespace}preview`;
  return (
    <ServicesProvider
      value={{
        ...services,
        storageNamespace,
        theme: theme ?? services.theme,
        portal: portal ?? services.portal,
      }}
    >
      {children}
    </ServicesProvider>
  );
}
