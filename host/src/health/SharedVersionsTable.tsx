import { Text } from '@back-office/shared/ui';
import type { SharedVersion } from '../remotes/areas';
import { FactTable } from './FactTable';

/** Which copy of each shared package each area really uses. */
export function SharedVersionsTable({ shared }: { readonly shared: readonly SharedVersion[] }) {
  if (shared.length === 0)
    return (
      <Text as="p" size="sm" tone="muted">
        No packages are shared at run time on this page.
      </Text>
    );
  return (
    <FactTable role="group" aria-labelledby="health-shared" columns={['Package', 'Version', 'Provided by', 'Used by']}>
      {shared.map(({ name, version, from, usedBy }) => (
        <tr key={`${name} ${version} ${from}`}>
          <th scope="row">{name}</th>
          <td>{version}</td>
          <td>{from}</td>
          <td>{usedBy.join(', ') || '–'}</td>
        </tr>
      ))}
    </FactTable>
  );
}
