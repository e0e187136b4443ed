import { Checkbox, CheckboxLabel } from '#components/ui/checkbox.tsx';
import { Field, FieldError, FieldGroup, FieldHint, FieldLegend, Label } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Select } from '#components/ui/select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { GallerySection } from './gallery-section.tsx';

const states = [
  { id: 'plain', props: {} },
  { id: 'filled', props: { defaultValue: 'Maria' } },
  { id: 'invalid', props: { 'aria-invalid': true, 'aria-describedby': 'invalid-error' } },
  { id: 'disabled', props: { disabled: true, defaultValue: 'Not now' } },
] as const;

export function Fields() {
  return (
    <GallerySection name="Field, input, select, checkbox">
      <FieldGroup>
        <FieldLegend>About you</FieldLegend>
        <div className="grid gap-4 sm:grid-cols-2">
          {states.map(({ id, props }) => (
            <Field key={id}>
              <Label htmlFor={`input-${id}`}>First name ({id})</Label>
              <Input id={`input-${id}`} {...props} />
              {id === 'plain' && <FieldHint>As it is on your license.</FieldHint>}
              {id === 'invalid' && <FieldError id="invalid-error">Enter your first name</FieldError>}
            </Field>
          ))}
          {states.map(({ id, props }) => (
            <Field key={id}>
              <Label htmlFor={`select-${id}`}>Carrier ({id})</Label>
              <Select id={`select-${id}`} {...props}>
                <option value="">Choose…</option>
                <option value="Maria">A carrier with a rather long name, Incorporated</option>
              </Select>
            </Field>
          ))}
        </div>
      </FieldGroup>
      <Field>
        <Label htmlFor="sample-area">What happened</Label>
        <Textarea id="sample-area" />
      </Field>
      <CheckboxLabel>
        <Checkbox /> My mailing address is another one
      </CheckboxLabel>
      <CheckboxLabel>
        <Checkbox aria-invalid="true" defaultChecked /> Invalid and ticked
      </CheckboxLabel>
    </GallerySection>
  );
}
