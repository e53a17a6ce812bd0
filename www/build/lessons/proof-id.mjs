/** The id of the proof in a step. Whoever comes to it by a link finds it open, also before the task of the step is done. @param {string} step */
export const proofId = (step) => `proof-${step}`;
