import "./acts.css";
