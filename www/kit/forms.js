// @ts-check

/**
 * A sandboxed frame submits no forms, and does not even say that somebody tried. Here a click on the button of a form, or Enter in
 * one of its fields, which clicks that button, tells the form by itself.
 * @param {EventTarget} root in which the forms are
 */
export function mendForms(root) {
  root.addEventListener("click", (event) => {
    const button = event.composedPath().find((node) => node instanceof HTMLButtonElement);
    const form = button?.form;
    if (event.defaultPrevented || button?.type !== "submit" || !form) return;
    event.preventDefault();
    const goesOn = form.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }),
    );
    if (goesOn && form.method === "dialog") form.closest("dialog")?.close(button.value);
  });
}
