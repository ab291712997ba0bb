test.each([
  [{}, 'Order of $1,000.00: $100.00 on Jul 5, the rest on Jul 10'],
  [{ currency: 'JPY' }, 'Order of ¥100,000: ¥10,000 on Jul 5, the rest on Jul 10'],
  [{ currency: 'EUR', locale: 'en-GB' }, 'Order of €1,000.00: €100.00 on 5 Jul, the rest on 10 Jul'],
])('in a shop with %j the examples are in its currency, as their figures are', async (settings, description) => {
  await jest.isolateModulesAsync(async () => {
    const { samplePageFormat, setPageFormat } = await import('@back-office/shared/format');
    setPageFormat({ ...samplePageFormat, ...settings });
    const { scenarioWithId } = await import('./scenarioGroups');
    const { description: told, story } = scenarioWithId('full-cycle-option-b');
    expect(told).toBe(description);
    expect(story[0]?.description).toBe(`${description.split(':', 1)[0]}, deposit`);
    setPageFormat(samplePageFormat);
  });
});
