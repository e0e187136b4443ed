import type { ReactNode } from 'react';

type Props = {
  token: string;
  /** Where it is posted. */
  to: string;
  /** What it does there, where several forms post to one address. */
  action?: string;
  /** Further fields that nobody fills in. */
  fields?: Readonly<Record<string, string | number>>;
  className?: string;
  id?: string;
  noValidate?: boolean;
  children: ReactNode;
};

/** A form of the desk: a post with the token of the session. */
export function ActionForm({ token, to, action, fields = {}, className, id, noValidate, children }: Props) {
  const hidden = { token, ...(action ? { action } : {}), ...fields };
  return (
    <form method="post" action={to} id={id} className={className} noValidate={noValidate}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type ButtonProps = Omit<Props, 'children' | 'noValidate'> & { label: string; about?: string };

/** A form with one button. `about` completes the button's name for who does not see what stands beside it. */
export function ActionButton({ label, about, ...form }: ButtonProps) {
  return (
    <ActionForm {...form}>
      <button className="second" type="submit">
        {label}
        {about ? <span className="hidden"> {about}</span> : null}
      </button>
    </ActionForm>
  );
}
