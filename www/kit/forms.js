// @ts-check

/**
 * Forms in sandboxed frames, which suppress submission without an event. Here a click on a form's button, or Enter
 * in a field, which clicks the button, notifies the form directly.
 * @param {EventTarget} root contains the forms
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
