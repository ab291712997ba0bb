/** As the standard has it: the control that each label names or contains. */
const inFull = (control: HTMLInputElement) =>
  [...document.querySelectorAll('label')].filter((label) => label.control === control);

/** Id of a control → texts of its labels, which must be those that name it. */
function answers() {
  return Object.fromEntries(
    [...document.querySelectorAll('input')].map((control) => {
      const labels = [...(control.labels ?? [])];
      expect(labels).toEqual(inFull(control));
      return [control.id, labels.map(({ textContent }) => textContent)];
    }),
  );
}

test('labels around a control, with its id, several of them, and those of another one', () => {
  document.body.innerHTML = `
    <label for="a">A</label><label>B<span><input id="b"><input id="after"></span></label>
    <input id="a"><label for="a">a</label><label for="c">C<input id="inside"></label><input id="c">
    <label for="">none</label><label for="missing">none</label><input id="alone">`;
  expect(answers()).toEqual({ a: ['A', 'a'], b: ['B'], after: [], inside: [], c: ['C'], alone: [] });
});

test('an id that stands twice names its first element, and changes count at once', () => {
  document.body.innerHTML = '<label for="a">A</label><p id="p"></p><input id="a"><input id="a">';
  const [first, second] = document.querySelectorAll('input');
  expect([first, second].map((each) => each?.labels?.length)).toEqual([1, 0]);
  first?.setAttribute('id', 'other');
  expect([first, second].map((each) => each?.labels?.length)).toEqual([0, 1]);
  document.getElementById('p')?.setAttribute('id', 'a');
  expect([first, second].map((each) => each?.labels?.length)).toEqual([0, 0]);
  document.querySelector('label')?.setAttribute('for', 'other');
  expect(answers()).toEqual({ other: ['A'], a: [] });
});

test('hidden fields have none, and controls outside of the document those around them', () => {
  document.body.innerHTML = '<label><input type="hidden"></label>';
  expect(document.querySelector('input')?.labels).toBeNull();
  const label = document.createElement('label');
  const field = document.createElement('input');
  label.append(field);
  expect([...(field.labels ?? [])]).toEqual([label]);
});
