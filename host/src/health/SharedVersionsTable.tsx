import { Text } from '@back-office/shared/ui';
import type { SharedVersion } from '../remotes/areas';
import { FactFrame, FactTable } from './FactTable';

/** Which copy of each shared package each area really uses. */
export function SharedVersionsTable({ shared }: { readonly shared: readonly SharedVersion[] }) {
  if (shared.length === 0)
    return (
      <Text as="p" size="sm" tone="muted">
        No packages are shared at run time on this page.
      </Text>
    );
  return (
    <FactFrame tabIndex={0} role="group" aria-labelledby="health-shared">
      <FactTable>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Version</th>
            <th scope="col">Provided by</th>
            <th scope="col">Used by</th>
          </tr>
        </thead>
        <tbody>
          {shared.map(({ name, version, from, usedBy }) => (
            <tr key={`${name} ${version} ${from}`}>
              <th scope="row">{name}</th>
              <td>{version}</td>
              <td>{from}</td>
              <td>{usedBy.join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </FactTable>
    </FactFrame>
  );
}
