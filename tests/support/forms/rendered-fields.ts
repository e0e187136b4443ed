import { readTags } from '../texts/html.ts';

function choicesOf(html: string, name: string): string[] {
  const inner = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1] ?? '';
  return readTags(inner)
    .map(({ attributes }) => attributes.value ?? '')
    .filter(Boolean);
}

/** The fields of a form in the HTML, sorted by name, without those of further vehicles and drivers. */
export function renderedFields(html: string, form: string) {
  const tags = readTags(html);
  const idPattern = new RegExp(`^${form}-\\w+$`);
  const controls = tags.filter(({ name, attributes }) => /^(?:input|select|textarea|fieldset)$/.test(name) && idPattern.test(attributes.id ?? ''));
  const links = new Set(tags.map(({ attributes }) => attributes.href));
  const labels = new Set(tags.filter(({ name, text }) => name === 'label' && text !== '').map(({ attributes }) => attributes.for));
  return controls
    .map(({ name: element, attributes }) => {
      const name = attributes.id?.slice(form.length + 1) ?? '';
      const boxes = tags.filter((tag) => tag.name === 'input' && tag.attributes.name === name && tag.attributes.value);
      return {
        name,
        options: element === 'fieldset' ? boxes.map((box) => box.attributes.value ?? '') : choicesOf(html, name),
        max: attributes.maxlength ?? '',
        required: 'required' in attributes,
        isInvalid: attributes['aria-invalid'] === 'true',
        isLinked: links.has(`#${attributes.id}`),
        isLabelled: element === 'fieldset' || attributes.type === 'checkbox' || labels.has(attributes.id ?? ''),
      };
    })
    .filter(({ name }) => !/^(?:vehicle|vin|driver)\w*\d$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
